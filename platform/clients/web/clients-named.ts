const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The clients whose name holds every word, whatever the accents. */
export function clientsNamed<Client extends { name: string }>(clients: readonly Client[], words: string) {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return clients.filter(({ name }) => wanted.every(word => plain(name).includes(word)))
}
