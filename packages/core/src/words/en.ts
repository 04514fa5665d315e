/**
 * The words of a form that are not its owner's, in English: those of the specification to the letter. What the other
 * languages must have follows from this table; `{label}` and its like are filled in by `say`.
 */
export const english = {
  language: 'en',
  /** between the parts of a list within a sentence */
  comma: ', ',

  /** around the questions of every form */
  form: {
    submit: 'Submit',
    waitingToSend: 'Waiting to send',
    requiredNote: 'Fields marked {star} are required.',
    required: 'required',
    question: 'Question',
    noQuestions: 'This form has no questions yet.',
    emailLabel: 'Email Address',
    emailPlaceholder: 'Enter your email...',
    chooseOption: 'Choose an option...',
    newQuestions: { one: 'New question: {labels}', other: 'New questions: {labels}' },
    manyNewQuestions: '{count} new questions below',
    madeWith: 'Made with Ramiform',
  },

  /** what a new form and its fields begin with; where its owner left that alone, it is said in the visitor's language */
  defaults: {
    submit: 'Submit',
    successMessages: ['Thank you!', 'Thank you for your submission!'],
    placeholders: {
      text: 'Enter text...',
      email: 'Enter your email...',
      number: 'Enter a number...',
      textarea: 'Enter your message...',
      phone: 'Enter your phone number...',
      select: 'Choose an option...',
    },
  },

  /** one question at a time */
  card: {
    progress: 'Progress',
    counter: '{index} of {count}',
    next: 'Next',
    previous: 'Previous',
    orPress: 'or press {key}',
    enterKey: 'Enter',
    ctrlKey: 'Ctrl',
  },

  /** what is wrong with an answer (spec section 5, decision 11), and the list of it after a try to send */
  problems: {
    required: '{label} is required',
    payment_required: 'Payment is required',
    payment_incomplete: 'Please complete the payment to submit the form.',
    too_short: { other: '{label} must be at least {limit} characters' },
    too_long: { other: '{label} must be no more than {limit} characters' },
    too_small: '{label} must be at least {limit}',
    too_large: '{label} must be no more than {limit}',
    pattern: '{label} format is invalid',
    email: 'Please enter a valid email address',
    price: 'Please enter a valid amount',
    quantity: 'Please enter a valid quantity',
    format: '{label} format is invalid',
    /** one question at a time (decision 12) */
    requiredOnCard: 'This field is required',
    summary: {
      one: 'One answer needs a second look',
      other: '{number} answers need a second look',
    },
    /** from nothing on; further ones are written in figures */
    numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    more: 'and {count} more below',
  },

  /** answers on their way */
  sending: {
    failed: 'Failed to submit form',
    kept: 'Your answers are kept. Nothing is sent twice.',
    tryAgain: 'Try again',
    offline: 'You are offline. Your answers are kept.',
    sentWhenOnline: 'They are stored on this device and will be sent when you are back online.',
    notSentYet: 'Your answers have not been sent yet',
    /** while very many are sending: this browser does a proof of work */
    checking: 'Checking that this is not a robot. This takes a few seconds.',
    sent: 'Sent',
  },

  /** after the answers */
  ending: {
    thankYou: 'Thank You!',
    received: 'Your submission has been received successfully.',
    preview: 'This is a preview - no data was actually submitted.',
    continueTo: 'Continue to {host}',
    alreadyAnswered: 'Already answered',
  },

  /** every answer once more before it is sent */
  review: {
    heading: 'Check your answers',
    change: 'Change answers',
    noAnswer: 'No answer',
  },

  /** unfinished answers that are kept */
  unfinished: {
    sentAsTyped: 'Unfinished answers are saved as you type. The owner of this form can read them.',
    saved: 'Saved answers',
    begunBefore: 'You began this form before.',
    inThisBrowser: 'Your answers are kept in this browser.',
    goOn: 'Continue where you left off',
    startAgain: 'Start again',
  },

  files: {
    chooseOne: '{choose} or drop it here',
    chooseSeveral: '{choose} or drop them here',
    aFile: 'Choose a file',
    files: 'Choose files',
    upTo: 'up to {size}',
    upToEach: 'up to {size} each',
    upToFiles: 'up to {count} files',
    chooseAgain: 'Choose {names} again: only the name was kept.',
    sendingName: 'Sending {name}',
    share: '{percent}% of {size}',
    waits: '{percent}% sent. It goes on when the connection is back.',
    notSent: 'It could not be sent.',
    connectionLost: 'The connection was lost.',
    notSentName: '"{name}" could not be sent. Try it again, or remove it.',
    tryAgainName: 'Try again to send {name}',
    stopName: 'Stop sending {name}',
    removeName: 'Remove {name}',
    nameWaits: '{name} goes on when the connection is back.',
    nameIsHere: '{name} is here.',
    nameFailed: '{name}: {problem}',
    tooLarge: '"{name}" is too large. A file may have up to {size}.',
    empty: '"{name}" is empty. Choose another file.',
    wrongKind: '"{name}" is of a kind that is not taken here. Accepted: {kinds}.',
    noRoom: {
      one: '"{name}" was left out. One file is taken here.',
      other: '"{name}" was left out. Up to {count} files are taken here.',
    },
    /** said by the server */
    gone: '"{name}" is not on the server any more. Remove it and choose it again.',
    someGone:
      'Not all of these files are on the server any more. Remove them and choose them again.',
    full: 'This form cannot take more files just now. Please try again later. ({size} wait to be sent.)',
    kinds: {
      image: 'Pictures',
      pdf: 'PDF',
      document: 'Documents',
      spreadsheet: 'Spreadsheets',
      presentation: 'Presentations',
      audio: 'Sound',
      video: 'Video',
      archive: 'Archives',
    },
  },

  payments: {
    off: 'This form takes no payments yet.',
    needsJavaScript: 'Paying needs JavaScript, which is switched off in this browser.',
    preview: 'Respondents pay here. Nothing is paid in a preview.',
    paid: 'Paid: {amount}',
    amountIn: 'Amount in {currency}',
    pay: 'Pay',
    payAmount: 'Pay {amount}',
    payNow: 'Pay {amount} now',
    cancel: 'Cancel',
    back: 'Back',
    confirm: 'Confirm',
    doNotConfirm: 'Do not confirm',
    test: 'TEST',
    bankAsks: 'Your bank wants to know: do you want to pay {amount}? (No bank is asked in a test.)',
    testCard: 'Number of a test card',
    testCards:
      'No money moves. 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 declined, and 4000 0025 0000 3155 asks for a confirmation.',
    answerFirst: 'Please answer the marked questions first.',
    connectionLost: 'The connection was lost. Nothing was paid; please try again.',
    outcomeUnknown:
      'The connection was lost while paying. Please try again: nothing is charged twice.',
    notLoaded: 'The payment form could not be loaded. Please try again.',
    notMade: 'The payment could not be made. Please try again.',
    notSet: 'The owner of this form has not said what is to be paid.',
    nothing: 'There is nothing to pay for yet: enter the prices and quantities first.',
    tooLow: 'The amount must be at least {amount}',
    tooHigh: 'The amount must be no more than {amount}',
  },

  /** what only the server says of a payment */
  payment: {
    used: 'This payment is part of a submission already. If you paid a while ago, your answers were sent for you then.',
    unknown: 'This payment was not made for this question. Please pay again.',
    processing:
      'Your bank has not confirmed this payment yet. Your answers are kept and will be sent once it has.',
    otherAmount:
      'You have paid {paid}, and your answers now come to {due}. Please set them back to what they were.',
    notAsked:
      'You have paid for “{label}”, which your answers do not ask for any more. Please set them back to what they were.',
    sentAlready: 'You have paid and sent this already. Load the page again to begin anew.',
    paidAlready:
      'You have paid already, and your answers have come to another amount since. Please set them back to what they were.',
    keysRefused:
      'The payment provider does not accept the keys of this form. Please tell its owner',
    cardDeclined: 'Your card was declined.',
    cardWithoutFunds: 'Your card has insufficient funds.',
    notConfirmed: 'The payment was not confirmed.',
    noTestCard:
      'This is no test card. Use 4242 4242 4242 4242, or 4000 0000 0000 0002 for one that is declined.',
  },

  /** what the server writes into a form's page, and pages in the place of a form */
  pages: {
    /** to search engines and previews of links, where its owner has not described the form */
    fillIn: 'Fill in the form “{title}”.',
    notAvailable: 'Form Not Available',
    mayBeOld: '{reason}. The link may be old, or the owner may have taken the form down.',
    insideAnother: 'If you see this inside another page',
    noEmbedding: 'The page may not allow embedded content.',
    blocked: 'Your browser may be blocking content from other sites.',
    ownTab: 'The form may still open in a tab of its own.',
    openInNewTab: 'Open in New Tab',
    goToHomepage: 'Go to Homepage',
    closed: 'This form is closed',
    closedOn: 'This form closed on {moment}.',
    moment: '{day} at {time} ({zone})',
    closedAfter: {
      one: 'This form has closed: it has received the one response that it was open for.',
      other: 'This form has closed: it has received the {number} responses that it was open for.',
    },
  },

  /** what a visitor may be refused, by the code of the refusal */
  refusals: {
    bad_input: 'The request is not valid',
    bad_answer: 'An answer is too long or holds characters that cannot be stored',
    not_found: 'Not found',
    form_not_published: 'Form not found or not published',
    form_closed: 'This form takes no more answers',
    already_submitted: 'You have already answered this form',
    answers_refused: 'Some answers need your attention',
    upload_not_found: 'This upload is not here any more. Send the file again',
    file_refused: 'The file cannot be taken',
    payment_not_asked: 'This form asks for no such payment',
    payment_refused: 'This cannot be paid',
    payments_off: 'This form cannot take payments yet: its owner has not finished setting them up',
    payments_unreachable: 'The payment provider cannot be reached just now. Please try again',
    too_large: 'The request is too large',
    too_many_requests: 'Too many requests. Please wait a moment and try again',
    too_many_held: 'This form takes no more answers like this just now. Please try again later',
    too_many_uploads: 'This form cannot take more files just now. Please try again later',
    failed: 'Something went wrong on the server. Please try again',
    unavailable: 'The server cannot store or read anything just now. Please try again',
    closing: 'The server is restarting. Please try again',
  },
} as const
