/** Pictures by name; a page bundles only those that it shows. */
export { default as careerHero } from './pictures/career-hero/800.webp?picture'
export { default as employee1 } from './pictures/employee-1/480.webp?picture'
export { default as employee2 } from './pictures/employee-2/480.webp?picture'
export { default as employee3 } from './pictures/employee-3/480.webp?picture'
