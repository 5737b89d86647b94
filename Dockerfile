# Contains everything the site needs. Mount a volume at /data, or set DATABASE_URL and the S3 settings.
FROM node:24-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/data PORT=3000
WORKDIR /site
# Everything belongs to root, so that the process can read its code but not change it.
COPY . .
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/build ./build
RUN mkdir /data && chown node:node /data && chmod 750 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
