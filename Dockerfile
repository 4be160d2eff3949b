# The README's steps in a container: install, build, serve. The database and the outbox live in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG PUBLIC_URL
ARG VITE_SQUARE_LOCATION_ID
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
COPY package.json package-lock.json .npmrc ./
# The `node` package is a development tool: this image brings Node 24 itself.
RUN npm ci --omit=dev --ignore-scripts
COPY --from=build /app/build build
COPY --from=build /app/src/contract src/contract
COPY --from=build /app/src/content src/content
COPY --from=build /app/src/lib src/lib
COPY server server
COPY owner owner
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/index.ts"]
