/** The pictures by name; a page carries only those that it shows. */
export { default as articleDefault } from './pictures/article-default/800.webp?picture'
