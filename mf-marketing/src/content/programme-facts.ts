/** Contents of each programme, by its name. */
export const programmeFacts = {
  'Kid Class': [
    '3 kid classes, 5 months / course',
    '3 mini courses of one month',
    '5 workshops of a day or half a day',
  ],
  'Regular Class': [
    '9 courses, 5 months / course',
    '6 elective workshops of a day',
    'A portfolio that is reviewed by the studio',
  ],
} as const
