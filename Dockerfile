# The README's steps in a container: install, build, serve. The database and the outbox live in /data,
# the owner's files in /owner. A folder outside the checkout takes the place of owner/ by
# `docker build --build-context owner=/srv/our-studio .`
FROM scratch AS owner
COPY owner /

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY art/package.json art/
COPY packages/storybook-review/package.json packages/storybook-review/
COPY packages/storybook-visual/package.json packages/storybook-visual/
RUN npm ci
COPY . .
COPY --from=owner / /owner
ENV OWNER_DIR=/owner
ARG PUBLIC_URL
ARG VITE_SQUARE_LOCATION_ID
ARG VITE_SQUARE_APPLICATION_ID
# `build` is a link: what it leads to is copied below.
# The server needs `dependencies` alone: the pages are prerendered, and the image brings its own Node.
RUN npm run build && cp -rL build /site && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data OWNER_DIR=/owner HOST=0.0.0.0 PORT=3000
COPY package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /site build
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
