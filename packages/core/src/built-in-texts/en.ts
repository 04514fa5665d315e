/**
 * English texts that every form shows beside its owner's own. Texts of the specification stay literal. Other
 * languages must have the same keys and placeholders. `say` fills in placeholders such as `{label}`.
 */
export const english = {
  language: 'en',
  /** Separator of list items in a sentence. */
  comma: ', ',

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
    /** Label above a question that an answer revealed. */
    becauseOf: 'Because of: {answer}',
    becauseOfQuestion: 'Because of your answer to: {answer}',
    becauseOfAnswers: 'Because of {count} answers',
    madeWith: 'Made with Ramiform',
    report: 'Report this form',
    privacy: 'Privacy',
  },

  /** Defaults of new forms and fields. Visitors see unchanged defaults in their own language. */
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

  /** Name of a star for screen readers. */
  steps: {
    of: '{value} of {count}',
  },

  /** Text box of *Other*. */
  ownText: { placeholder: 'Enter your answer...' },

  ranking: {
    all: 'Put these in order. 1 is first.',
    /** Hint of a ranking that asks for the first ranks only. */
    some: 'Choose your first {count}. 1 is first.',
    rank: 'Rank of {option}',
    up: 'Move {option} up',
    down: 'Move {option} down',
    moved: '{option}, rank {rank} of {count}',
    unranked: '{option}, not ranked',
    cleared: 'Ranks cleared',
  },

  /** Lines of an address. */
  address: {
    street: 'Street and number',
    more: 'Apartment or floor (optional)',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
  },

  signature: {
    ways: 'How to sign',
    draw: 'Draw',
    type: 'Type',
    upload: 'Upload',
    clear: 'Clear',
    above: 'Sign above the line',
    name: 'Your full name',
    choose: 'Choose a picture of your signature',
    /** Name of the file, without its extension. */
    file: 'signature',
  },

  /** Pages of forms with sections. */
  sections: {
    list: 'Pages',
    page: 'Page {index}',
    counter: 'Page {index} of {count}',
  },

  /** Texts of single-card style. */
  card: {
    progress: 'Progress',
    counter: '{index} of {count}',
    /** Counter while answers can still add questions. */
    counterOpen: 'Question {index}',
    next: 'Next',
    previous: 'Previous',
    orPress: 'or press {key}',
    enterKey: 'Enter',
    ctrlKey: 'Ctrl',
  },

  /** Validation messages (spec section 5, decision 11) and the summary after a failed submit. */
  problems: {
    required: '{label} is required',
    payment_required: 'Payment is required',
    payment_incomplete: 'Please complete the payment to submit the form.',
    too_short: { other: '{label} must be at least {limit} characters' },
    too_long: { other: '{label} must be no more than {limit} characters' },
    too_small: '{label} must be at least {limit}',
    too_large: '{label} must be no more than {limit}',
    too_early: '{label} must be {limit} or later',
    too_late: '{label} must be {limit} or earlier',
    pattern: '{label} format is invalid',
    email: 'Please enter a valid email address',
    price: 'Please enter a valid amount',
    quantity: 'Please enter a valid quantity',
    own_text: 'Please specify',
    too_few: {
      one: 'Choose at least one option in {label}',
      other: 'Choose at least {limit} options in {label}',
    },
    too_many: {
      one: 'Choose only one option in {label}',
      other: 'Choose at most {limit} options in {label}',
    },
    whole: '{label} must be a whole number',
    step: '{label} must be a multiple of {limit}',
    nearest: '{label}: the nearest valid number is {limit}',
    ranking: 'Use each rank in {label} once',
    address: 'Enter the street, the city and the country in {label}',
    format: '{label} format is invalid',
    /** Message for a missing answer in single-card style (decision 12). */
    requiredOnCard: 'This field is required',
    summary: {
      one: 'One question needs your attention',
      other: '{number} questions need your attention',
    },
    /** Numbers from 0 to 10; larger ones appear as digits. */
    numbers: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    more: 'and {count} more below',
  },

  sending: {
    now: 'Sending...',
    failed: 'Failed to submit form',
    kept: 'Your answers are saved. Please try again.',
    tryAgain: 'Try again',
    offline: 'You are offline. Your answers are saved.',
    sentWhenOnline: 'They are stored on this device and will be sent when you are back online.',
    notSentYet: 'Your answers have not been sent yet',
    /** Shown during a proof of work, which the server requires when it gets too many submissions. */
    checking: 'Checking that this is not a robot. This takes a few seconds.',
    sent: 'Sent',
  },

  ending: {
    thankYou: 'Thank You!',
    received: 'Your submission has been received successfully.',
    preview: 'This is a preview - no data was actually submitted.',
    continueTo: 'Continue to {host}',
    alreadyAnswered: 'Already answered',
  },

  /** Page to review all answers before sending (`requireConfirmation`). */
  review: {
    heading: 'Check your answers',
    change: 'Change answers',
    changeOne: 'Change',
    noAnswer: 'No answer',
  },

  /** Messages about saved progress. */
  unfinished: {
    sentAsTyped: 'Unfinished answers are saved as you type. The owner of this form can read them.',
    saved: 'Saved answers',
    begunBefore: 'You started this form earlier.',
    inThisBrowser: 'Your answers are saved in this browser.',
    goOn: 'Continue where you left off',
    startAgain: 'Start over',
  },

  files: {
    uploading: 'Uploading...',
    chooseOne: '{choose} or drop it here',
    chooseSeveral: '{choose} or drop them here',
    aFile: 'Choose a file',
    files: 'Choose files',
    upTo: 'up to {size}',
    upToEach: 'up to {size} each',
    upToFiles: 'up to {count} files',
    chooseAgain: 'Choose {names} again. Only the name was saved.',
    sendingName: 'Uploading {name}',
    share: '{percent}% of {size}',
    waits: '{percent}% uploaded. The upload continues when you are back online.',
    notSent: 'Upload failed.',
    connectionLost: 'The connection was lost.',
    notSentName: '"{name}" could not be uploaded. Try again or remove it.',
    tryAgainName: 'Try again to upload {name}',
    stopName: 'Cancel the upload of {name}',
    removeName: 'Remove {name}',
    nameWaits: 'The upload of {name} continues when you are back online.',
    nameIsHere: '{name} is uploaded.',
    nameFailed: '{name}: {problem}',
    tooLarge: '"{name}" is too large. The limit is {size}.',
    empty: '"{name}" is empty. Choose another file.',
    wrongKind: '"{name}" can’t be uploaded. This file type isn’t accepted. Accepted: {kinds}.',
    noRoom: {
      one: 'You can upload one file. "{name}" was not added.',
      other: 'You can upload up to {count} files. "{name}" was not added.',
    },
    /** Only the server uses the next three texts. */
    gone: '"{name}" is no longer on the server. Remove it and choose it again.',
    someGone: 'Some of these files are no longer on the server. Remove them and choose them again.',
    full: 'This form cannot accept more files right now. Please try again later. ({size} of files are not submitted yet.)',
    kinds: {
      image: 'Pictures',
      pdf: 'PDF',
      document: 'Documents',
      spreadsheet: 'Spreadsheets',
      presentation: 'Presentations',
      audio: 'Audio',
      video: 'Video',
      archive: 'Archives',
    },
  },

  payments: {
    off: 'This form does not accept payments yet.',
    needsJavaScript: 'Paying requires JavaScript, which is turned off in this browser.',
    preview: 'Respondents pay here. The preview charges nothing.',
    paid: 'Paid: {amount}',
    amountIn: 'Amount in {currency}',
    amountFrom: 'At least {least}',
    amountBetween: 'From {least} to {most}',
    pay: 'Pay',
    payAmount: 'Pay {amount}',
    payNow: 'Pay {amount} now',
    cancel: 'Cancel',
    back: 'Back',
    confirm: 'Confirm',
    doNotConfirm: 'Decline',
    test: 'TEST',
    bankAsks: 'Confirm this payment of {amount}. (This is a test; no bank is involved.)',
    testCard: 'Test card number',
    testCards:
      'No money moves. 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined, and 4000 0025 0000 3155 asks for confirmation.',
    answerFirst: 'Please answer the marked questions first.',
    connectionLost: 'The connection was lost. You have not been charged. Please try again.',
    outcomeUnknown:
      'The connection was lost during the payment. Please try again. You will not be charged twice.',
    expired:
      'This payment took too long and was canceled. You have not been charged. Please start it again.',
    notLoaded: 'The payment form could not be loaded. Please try again.',
    notMade: 'The payment failed. Please try again.',
    notSet: 'The owner of this form has not set an amount.',
    nothing: 'There is nothing to pay yet. Enter the prices and quantities first.',
    noResult: 'The amount depends on your answers and is not known yet.',
    notPositive: 'Nothing is due for these answers.',
    tooLow: 'The amount must be at least {amount}',
    tooHigh: 'The amount must be no more than {amount}',
  },

  /** Payment messages that only the server uses. */
  payment: {
    used: 'This payment was already used for a submission. If you paid earlier, your answers were sent then.',
    unknown: 'This payment was not made for this question. Please pay again.',
    processing:
      'Your bank has not confirmed this payment yet. Your answers are saved and will be sent when it does.',
    otherAmount: 'You paid {paid}, but your answers now cost {due}. Please change them back.',
    notAsked:
      'You paid for “{label}”, but your answers no longer include it. Please change them back.',
    sentAlready: 'You already paid and sent this form. Reload the page to start over.',
    paidAlready:
      'You already paid, but your answers now cost a different amount. Please change them back.',
    keysRefused: 'Payments are not set up correctly in this form. Please tell its owner',
    cardDeclined: 'Your card was declined.',
    cardWithoutFunds: 'Your card has insufficient funds.',
    notConfirmed: 'The payment was not confirmed.',
    noTestCard:
      'This isn’t a test card. Use 4242 4242 4242 4242, or 4000 0000 0000 0002 for a declined card.',
  },

  /** Page metadata, and pages shown instead of a form. */
  pages: {
    /** Name of the list of languages, for screen readers. */
    languages: 'Language',
    /** Meta description of a form without a description. */
    fillIn: 'Fill in the form “{title}”.',
    notAvailable: 'Form Not Available',
    mayBeOld: '{reason}. The link may be old, or the owner may have taken the form down.',
    /** On pages of failed requests. */
    requestId: 'Request ID: {id}',
    insideAnother: 'If you see this inside another page',
    noEmbedding: 'The page may not allow embedded content.',
    blocked: 'Your browser may be blocking content from other sites.',
    ownTab: 'The form may open in a new tab.',
    openInNewTab: 'Open in New Tab',
    goToHomepage: 'Go to Homepage',
    closed: 'This form is closed',
    closedOn: 'This form closed on {moment}.',
    moment: '{day} at {time} ({zone})',
    closedAfter: {
      one: 'This form is closed. It has reached its limit of one response.',
      other: 'This form is closed. It has reached its limit of {number} responses.',
    },
    noFreePlace: 'No places are available right now',
    placesReserved: {
      one: 'Someone is paying for the last place. Please try again in a few minutes.',
      other: 'People are paying for the last {count} places. Please try again in a few minutes.',
    },
  },

  /** Server messages for a form that changed while a visitor had it open. */
  changed: {
    payment: 'The payment or a price in this form has changed.',
    emailRequired: 'This form now asks for your email address.',
    emailNotRequired: 'This form no longer asks for your email address.',
    onlyOnce: 'This form now accepts one submission per person.',
    moreThanOnce: 'This form now accepts several submissions per person.',
    checkAgain: 'Please check your answers and send them again.',
  },

  /** Page to report a form to the operator; only the server renders it. */
  report: {
    intro:
      'Tell the operator of this site what is wrong with “{title}”. The owner of the form does not see your report.',
    question: 'What is wrong?',
    reasons: {
      passwords: 'It asks for passwords or card numbers',
      impersonation: 'It pretends to be someone else',
      scam: 'It is spam or a scam',
      illegal: 'Its content is illegal or harmful',
      somethingElse: 'Something else',
    },
    details: 'Details (optional)',
    email: 'Your email address (optional)',
    emailHint: 'Only used for questions about this report.',
    send: 'Send report',
    chooseReason: 'Choose what is wrong.',
    sent: 'Thank you. The operator has received your report.',
    back: 'Back to the form',
  },

  /** Messages of rejected requests, by error code. */
  refusals: {
    bad_input: 'The request is not valid',
    bad_answer: 'An answer is too long or contains characters that cannot be stored',
    not_found: 'Not found',
    form_not_published: 'Form not found or not published',
    form_closed: 'This form no longer accepts answers',
    already_submitted: 'You have already answered this form',
    form_changed: 'This form has changed. Please check your answers and send them again',
    answers_refused: 'Some answers need your attention',
    upload_not_found: 'This upload no longer exists. Upload the file again',
    file_refused: 'This file cannot be accepted',
    payment_not_asked: 'This form does not ask for this payment',
    payment_refused: 'This payment is not possible',
    payments_off: 'This form cannot accept payments yet. Its owner has not finished the setup',
    payments_unreachable: 'The payment provider cannot be reached right now. Please try again',
    too_large: 'The request is too large',
    too_many_requests: 'Too many requests. Please wait a moment and try again',
    too_many_held: 'This form cannot accept more answers right now. Please try again later',
    too_many_uploads: 'This form cannot accept more files right now. Please try again later',
    failed: 'Something went wrong on the server. Please try again',
    unavailable: 'The server cannot save or load data right now. Please try again',
    closing: 'The server is restarting. Please try again',
  },
} as const
