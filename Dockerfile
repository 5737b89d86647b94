# The site with everything it needs. Give it a volume for its data, or DATABASE_URL and an S3 bucket.
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
# All of it belongs to root: the process can read its code, not change it.
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
