type Named = { firstname: string; name: string }

export const personName = ({ firstname, name }: Named) => `${firstname} ${name}`.trim()
