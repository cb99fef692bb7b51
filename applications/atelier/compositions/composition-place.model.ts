export const compositionsPath = '/atelier/composition'
/** A version beside its list, which stays narrowed to what its address says. */
export const addressOfComposition = (id: string, search = '') => {
  const address = new URLSearchParams(search)
  address.set('composition', id)
  return `${compositionsPath}?${address}`
}
