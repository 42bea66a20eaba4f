export { default } from '@arunika/testing/config'
