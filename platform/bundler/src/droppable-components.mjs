/**
 * Loader: marks the creation of a library's components as free of side effects, so that a bundler can drop
 * unused ones. It removes their display names, which would retain them.
 * @param {string} source
 */
export default (source) =>
  source
    .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
