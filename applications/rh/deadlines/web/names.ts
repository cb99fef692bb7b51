type Named = { firstname: string; name: string }

/** As lists are read: `Popescu Mihai`. */
export const listedName = ({ name, firstname }: Named) => `${name} ${firstname}`

/** As one says it: `Mihai Popescu`. */
export const spokenName = ({ name, firstname }: Named) => `${firstname} ${name}`
