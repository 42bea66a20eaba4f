import type { ContactMessage } from '@arunika/contracts'

/** Opens the mail program with a reply to the message. */
export const replyAddress = ({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
