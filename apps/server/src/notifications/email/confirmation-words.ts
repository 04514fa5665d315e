import type { Language } from '@ramiform/core/built-in-texts/languages'

interface ConfirmationWords {
  readonly subject: string
  /** Reason the respondent receives the email. */
  readonly footer: string
}

/** Texts of the email to a respondent. They are here, and not in the built-in texts, because no page shows them. */
export const confirmationWords: Readonly<Record<Language, ConfirmationWords>> = {
  en: {
    subject: 'Your submission: {form}',
    footer:
      'Sent through {operator} by the owner of “{form}”. You receive this because someone entered your address in this form. If it was not you, ignore this email.',
  },
  de: {
    subject: 'Ihre Antworten: {form}',
    footer:
      'Gesendet über {operator} im Auftrag des Inhabers von „{form}“. Sie erhalten diese E-Mail, weil jemand Ihre Adresse in dieses Formular eingetragen hat. Wenn Sie das nicht waren, können Sie sie ignorieren.',
  },
  fr: {
    subject: 'Vos réponses : {form}',
    footer:
      'Envoyé via {operator} par le propriétaire de « {form} ». Vous recevez cet e-mail parce que votre adresse a été saisie dans ce formulaire. Si ce n’était pas vous, ignorez-le.',
  },
  es: {
    subject: 'Sus respuestas: {form}',
    footer:
      'Enviado a través de {operator} por el propietario de «{form}». Recibe este correo porque alguien escribió su dirección en este formulario. Si no fue usted, ignórelo.',
  },
  pt: {
    subject: 'As suas respostas: {form}',
    footer:
      'Enviado através de {operator} pelo proprietário de “{form}”. Recebe este e-mail porque alguém indicou o seu endereço neste formulário. Se não foi você, ignore-o.',
  },
  it: {
    subject: 'Le sue risposte: {form}',
    footer:
      'Inviato tramite {operator} dal proprietario di “{form}”. Riceve questa e-mail perché qualcuno ha inserito il suo indirizzo in questo modulo. Se non è stato lei, la ignori.',
  },
  nl: {
    subject: 'Uw antwoorden: {form}',
    footer:
      'Verzonden via {operator} door de eigenaar van ‘{form}’. U ontvangt dit omdat iemand uw adres in dit formulier heeft ingevuld. Was u dat niet, negeer deze e-mail dan.',
  },
  ja: {
    subject: '回答の控え：{form}',
    footer:
      'このメールは「{form}」の作成者から {operator} を通じて送信されました。このフォームにあなたのメールアドレスが入力されたため、お送りしています。お心当たりがない場合は、このメールを無視してください。',
  },
  ar: {
    subject: 'إجاباتك: {form}',
    footer:
      'أُرسلت عبر {operator} من صاحب النموذج «{form}». تصلك هذه الرسالة لأن شخصًا ما أدخل عنوانك في هذا النموذج. إن لم تكن أنت، فتجاهل هذه الرسالة.',
  },
  he: {
    subject: 'התשובות שלך: {form}',
    footer:
      'נשלח דרך {operator} מטעם בעל הטופס ״{form}״. קיבלת הודעה זו כי מישהו הזין את הכתובת שלך בטופס. אם זה לא היית את או אתה, אפשר להתעלם מהודעה זו.',
  },
}
