export const nonConformitiesElement = 'qualite/nonConformites'
export const closingRight = 'qualite/nonConformites#cloturer'
export const nonConformitiesPath = '/qualite/nonConformites'
export const addressOfNonConformity = (id: string) => `${nonConformitiesPath}?fiche=${id}`
