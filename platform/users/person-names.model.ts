type Named = { firstname: string; name: string }

/** As lists are read: `Martin Inès`. */
export const listedName = ({ firstname, name }: Named) => `${name} ${firstname}`.trim()

/** As one says it: `Inès Martin`. */
export const spokenName = ({ firstname, name }: Named) => `${firstname} ${name}`.trim()
