/** Settings for tests that send more forms than one visitor may. */
export const NO_BUDGETS = {
  PUBLIC_POSTS_PER_MINUTE: '0',
  FORMS_PER_HOUR: '0',
  FORMS_MB_PER_HOUR: '0',
  FORMS_MB_PER_HOUR_TOTAL: '0',
}
