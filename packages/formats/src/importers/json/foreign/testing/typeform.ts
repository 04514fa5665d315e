export const fieldOf = (ref: string, type: string, properties: object = {}, more: object = {}) => ({
  ...{ ref, type, title: `Title of ${ref}`, properties },
  ...more,
})

export const choices = ['Yes', 'No'].map((label) => ({ ref: label.toLowerCase(), label }))
