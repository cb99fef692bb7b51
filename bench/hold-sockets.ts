import process from 'node:process'

/** A process of its own that holds sockets open, as so many browsers would; it speaks with the bench over its channel. */
const [address = '', ...tickets] = process.argv.slice(2)
const atOnce = 50

let heard = 0
const say = (message: object) => process.send?.(message)

/** Resolves once the server has taken the ticket. */
const hold = (ticket: string) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
    socket.addEventListener('close', ({ code }) => reject(new Error(`closed with ${code}`)))
    socket.addEventListener('message', ({ data }) => {
      const words = String(data)
      if (words.startsWith('0')) socket.send(`40${JSON.stringify({ ticket })}`)
      else if (words.startsWith('40')) resolve()
      else if (words === '2') socket.send('3')
      else if (words.startsWith('42')) hear()
      else reject(new Error(words))
    })
  })

function hear() {
  heard += 1
  if (heard < tickets.length) return
  heard = 0
  say({ allHeardAt: Date.now() })
}

const waiting = [...tickets]
const openNext = async (): Promise<void> => {
  const ticket = waiting.pop()
  if (ticket === undefined) return
  await hold(ticket)
  return openNext()
}
await Promise.all(Array.from({ length: atOnce }, openNext))
say({ opened: tickets.length })
