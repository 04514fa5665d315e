/** Small forms in four languages, so that each state fits a screenshot. */
type Settings = Readonly<Record<string, unknown>>

export const evening = (settings: Settings = {}) => ({
  fields: [
    { id: 'name', type: 'text', label: 'Your name', placeholder: 'Enter text...', required: true },
    { id: 'mail', type: 'email', label: 'Email', required: true },
    {
      id: 'way',
      type: 'radio',
      label: 'How will you come?',
      options: ['By train', 'By car', 'On foot'],
    },
    {
      id: 'plate',
      type: 'text',
      label: 'Number plate',
      description: 'So that the gate opens for you.',
      conditional: { dependsOn: 'way', condition: 'equals', value: 'By car' },
    },
  ],
  settings: { description: 'An open evening in the workshop, with tea.', ...settings },
})

export const frenchEvening = (settings: Settings = {}) => ({
  fields: [
    {
      id: 'name',
      type: 'text',
      label: 'Nom et prénom',
      placeholder: 'Enter text...',
      required: true,
    },
    { id: 'mail', type: 'email', label: 'Adresse e-mail', required: true },
    {
      id: 'way',
      type: 'radio',
      label: 'Comment viendrez-vous ?',
      options: ['En train', 'En voiture', 'À pied'],
    },
    { id: 'size', type: 'quantity', label: 'Nombre de personnes', validation: { min: 1, max: 8 } },
  ],
  settings: {
    language: 'fr',
    description: 'Une soirée portes ouvertes à l’atelier, avec du thé.',
    ...settings,
  },
})

export const arabicEvening = (settings: Settings = {}) => ({
  fields: [
    {
      id: 'name',
      type: 'text',
      label: 'الاسم الكامل',
      placeholder: 'Enter text...',
      required: true,
    },
    {
      id: 'mail',
      type: 'email',
      label: 'البريد الإلكتروني',
      placeholder: 'أدخل بريدك...',
      required: true,
    },
    { id: 'phone', type: 'phone', label: 'الهاتف', placeholder: '+966 50 000 0000' },
    { id: 'day', type: 'date', label: 'يوم الوصول' },
    {
      id: 'way',
      type: 'radio',
      label: 'كيف ستأتي؟',
      options: ['بالقطار', 'بالسيارة', 'سيرًا على الأقدام'],
    },
    {
      id: 'plate',
      type: 'text',
      label: 'رقم السيارة',
      description: 'لكي تُفتح لك البوابة.',
      conditional: { dependsOn: 'way', condition: 'equals', value: 'بالسيارة' },
    },
    { id: 'town', type: 'select', label: 'المدينة', options: ['الرياض', 'جدة'] },
    { id: 'gift', type: 'price', label: 'تبرع', placeholder: '$ 0.00' },
    { id: 'more', type: 'textarea', label: 'ملاحظات', placeholder: 'Enter your message...' },
  ],
  settings: { description: 'أمسية مفتوحة في الورشة، مع الشاي.', ...settings },
})

export const hebrewEvening = (settings: Settings = {}) => ({
  fields: [
    { id: 'name', type: 'text', label: 'שם מלא', placeholder: 'Enter text...', required: true },
    { id: 'mail', type: 'email', label: 'כתובת אימייל', required: true },
    { id: 'way', type: 'radio', label: 'איך תגיעו?', options: ['ברכבת', 'ברכב', 'ברגל'] },
  ],
  settings: { description: 'ערב פתוח בסדנה, עם תה.', submitButtonText: 'Submit', ...settings },
})

/** Tickets at a fixed price, and a donation that visitors choose. */
export const tickets = {
  fields: [
    { id: 'name', type: 'text', label: 'Your name', required: true },
    {
      id: 'ticket',
      type: 'price',
      label: 'Ticket',
      description: 'One seat, with a drink in the interval.',
      fixedPrice: 2450,
      payment: { currency: 'eur' },
    },
    { id: 'seats', type: 'quantity', label: 'Seats', validation: { min: 1, max: 6 } },
    {
      id: 'gift',
      type: 'price',
      label: 'Donation',
      placeholder: '€ 0.00',
      payment: { currency: 'eur' },
      validation: { min: 5, max: 500 },
    },
  ],
  settings: { description: 'Saturday 4 May at 19:30, in the old hall.' },
}
