/** Pictures by name; a page bundles only those that it shows. */
export { default as articleDefault } from './pictures/article-default/800.webp?picture'
