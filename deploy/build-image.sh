#!/usr/bin/env bash
# Builds one image of the Dockerfile and pushes it, with labels, a bill of materials and its provenance.
# Environment: REGISTRY, REVISION, SOURCE. Argument: a target of the Dockerfile, or a remote.
set -euo pipefail
image=$1
target=$image
version=$(node -p 'require("./package.json").version')
[[ $image != mf-* ]] || target=remote
licence=MIT
[[ $image != mf-admin && $image != tools && $image != release ]] || licence='MIT AND GPL-2.0-or-later'
exec docker buildx build . --push --sbom=true --provenance=mode=max \
  --target "$target" --build-arg "REMOTE=$image" \
  --tag "${REGISTRY,,}/$image:$REVISION" --tag "${REGISTRY,,}/$image:latest" --tag "${REGISTRY,,}/$image:$version" \
  --label "org.opencontainers.image.title=arunika-$image" \
  --label "org.opencontainers.image.version=$version" \
  --label "org.opencontainers.image.revision=$REVISION" \
  --label "org.opencontainers.image.source=$SOURCE" \
  --label "org.opencontainers.image.licenses=$licence"
