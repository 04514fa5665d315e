export const page = (...elements: object[]) => ({ pages: [{ name: 'one', elements }] })
export const number = (name: string) => ({ type: 'text', inputType: 'number', name })
