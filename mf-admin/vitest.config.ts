export { default } from '@arunika/shared/testing/config'
