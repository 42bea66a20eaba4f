/**
 * Loader: says of a library's components that making them has no effect, so that a bundler can leave out those that
 * are not used. Their display names, which would keep them, go.
 * @param {string} source
 */
export default (source) =>
  source
    .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
