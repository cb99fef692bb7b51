/** The shape that the server takes for an id (RFC 9562); any other is a slip of the hand that would be refused. */
const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export const idIn = (text: string | undefined) => (text && id.test(text) ? text : undefined)

/** The one of the values that the address names. */
export const oneOf = <Value extends string>(values: readonly Value[], asked: string | undefined) =>
  values.find(value => value === asked)
