# The README's steps in a container: install, build, serve. The database and the outbox live in /data,
# the owner's files in /owner. A folder outside the checkout takes the place of owner/ by
# `docker build --build-context owner=/srv/our-studio .`
FROM scratch AS owner
COPY owner /

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY art/package.json art/
RUN npm ci
COPY . .
COPY --from=owner / /owner
ENV OWNER_DIR=/owner
ARG PUBLIC_URL
ARG VITE_SQUARE_LOCATION_ID
ARG VITE_SQUARE_APPLICATION_ID
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data OWNER_DIR=/owner HOST=0.0.0.0 PORT=3000
COPY package.json package-lock.json .npmrc ./
COPY art/package.json art/
# The `node` package is a development tool: this image brings Node 24 itself.
RUN npm ci --omit=dev --ignore-scripts
COPY --from=build /app/build build
COPY --from=build /app/src/contract src/contract
COPY --from=build /app/src/content src/content
COPY --from=build /app/src/lib src/lib
COPY --from=build /app/src/owner src/owner
COPY --from=build /app/src/theme/tokens.ts src/theme/tokens.ts
COPY server server
COPY --from=owner / /owner
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/index.ts"]
