export const texts = {
  title: 'What our students say',
  label: 'Four students',
  quotes: {
    bima: 'My obby has forty levels and my sister still cannot finish it. I fixed the last jump twice, because my teacher said that a good game is hard but never mean.',
    nadine:
      'We animated a cat jumping off a wall for three weeks. I have never looked at cats, or walls, in the same way since. It is the best thing that I have made.',
    bagas:
      'Our team shipped a small game, with bugs, a trailer and real players. Nobody gave us the answers. They gave us better questions and stayed late.',
    rachel:
      'I came in drawing dragons in the margins of my maths book. Five months later I had twelve finished sheets, and a studio asked who had painted them.',
  },
}

export type TestimonialTexts = typeof texts
