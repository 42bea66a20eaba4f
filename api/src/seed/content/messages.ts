import type { ContactInput } from '@arunika/contracts'

export const sampleMessages: readonly ContactInput[] = [
  {
    name: 'Dewi Kartika',
    email: 'dewi.kartika@example.com',
    subject: 'Kid class in January',
    message:
      'My twins are seven and would like to join the digital drawing class. Is it possible for them to sit in the same group, and may they share one tablet?',
  },
  {
    name: 'Marcus Lim',
    email: 'marcus.lim@example.com',
    subject: 'Animated explainer, 90 seconds',
    message:
      'We run a clinic in Singapore and need a short film that explains a procedure to children. Could you tell us what a first estimate would need from our side?',
  },
  {
    name: 'Agus Setiawan',
    email: 'agus.setiawan@example.com',
    subject: 'Museum visit for our school',
    message:
      'I teach history in Sumedang. We have heard of your travelling museum and would be glad to welcome it. Our largest class has 34 pupils.',
  },
]
