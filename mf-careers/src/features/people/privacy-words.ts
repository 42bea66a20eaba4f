import { defineWords } from '@anyam/federation'

const english = {
  title: 'Privacy',
  lead: 'When you apply for a position, you trust us with a good deal about yourself. Here is what we do with it, in plain words.',
  /** Subject of a mail that requests deletion. */
  subject: 'My application data',
  keep: 'What we keep',
  keepText: 'What you send us with the application form, and how you found us:',
  stored: [
    'your name, phone number and e-mail address,',
    'your last education and the school, campus or institution,',
    'your answers to our five questions,',
    'the CV and portfolio files that you attach,',
    'when you sent it, for which position and from the page in which language, and the reference code we gave you,',
    'the mails that we write to you about it,',
    'the site from which you came to us, if your browser names it, or the name in the link you followed.',
  ],
  use: 'What we use it for',
  useText:
    'To decide about your application and to get in touch with you about it. For nothing else: we do not sell it, do not share it with other companies and do not use it for advertising.',
  who: 'Who can see it',
  long: 'How long we keep it',
  correct: 'How to see, correct or delete it',
  messages: 'Messages, and trials that you book',
  device: 'What stays on your own device',
  deviceText:
    "While you fill in the form, your browser keeps your answers on your device, so that nothing is lost when the page reloads. We cannot see them. They are removed once you have sent the form, or when you clear this site's data in your browser. Your files are never stored there.",
  browsers: 'Which browsers this site works in',
  browsersText:
    'Everything works in Chrome and Edge 109, Firefox 115, Safari and iOS 16.4, and all newer versions. In any other browser, and without scripts, you can read every page and send an application.',
  we: 'Who we are',
}

export type PrivacyWords = typeof english

/** Texts of the privacy page. */
export const privacyWords = defineWords(english)
