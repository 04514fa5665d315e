import { english } from '@ramiform/core/words/en'
import type { MessageForm } from '../messages/message-store.ts'
import { mailHtml, mailText } from './mail-layout.ts'
import type { Mail } from './mailer.ts'

/**
 * Email that confirms a submission to its respondent. It contains only the owner's texts, never answers. Respondents
 * can enter any address, so answers would let them send their own text to strangers.
 */
export function confirmationMail(
  { name, settings }: Pick<MessageForm, 'name' | 'settings'>,
  operator: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { title = '', successMessage = '' } = settings
  const shownName = title.trim() === '' ? name : title
  const content = {
    heading: shownName,
    paragraphs: [successMessage.trim() === '' ? english.ending.received : successMessage],
    footer: `Sent through ${operator} by the owner of “${shownName}”. You receive this because someone entered your address in this form. If it was not you, ignore this email.`,
  }
  return {
    subject: `Your submission: ${shownName}`,
    text: mailText(content),
    html: mailHtml(content),
  }
}
