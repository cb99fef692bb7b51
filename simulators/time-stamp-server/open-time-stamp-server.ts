import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Der, readDer, tags, writeDer, writeObject } from '#kernel/server/der.ts'
import { close, listen } from '../loopback.ts'

export type TimeStampServer = {
  address: string
  /** Gives what it is asked for, unless a test says otherwise. */
  mood: { now: 'willing' | 'refusing' | 'mistaken' }
  close(): Promise<void>
}

const written = ({ tag, content }: Der) => writeDer(tag, content)
const number = (value: number) => writeDer(tags.integer, Buffer.from([value]))
const sequence = (...parts: readonly Uint8Array[]) => writeDer(tags.sequence, ...parts)

/** A server of time-stamps (RFC 3161 over HTTP) on a free port of the loopback; nobody signs what it gives. */
export async function openTimeStampServer(instant = '20261122081500Z'): Promise<TimeStampServer> {
  const mood: TimeStampServer['mood'] = { now: 'willing' }
  const server = createServer((request, response) => {
    if (request.headers['content-type'] !== 'application/timestamp-query') return response.writeHead(400).end()
    return void buffer(request).then(asked =>
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answerTo(asked)),
    )
  })
  return { address: await listen(server), mood, close: () => close(server) }

  function answerTo(asked: Buffer) {
    if (mood.now === 'refusing')
      return sequence(sequence(number(2), sequence(writeDer(tags.text, Buffer.from('unknown policy')))))
    const [, imprint, nonce] = readDer(asked).children as [Der, Der, Der]
    const stamped = mood.now === 'mistaken' ? sequence(number(0)) : written(imprint)
    const policy = writeObject('1.2.3.4.1')
    const time = writeDer(tags.generalizedTime, Buffer.from(instant))
    return sequence(sequence(number(0)), signed(sequence(number(1), policy, stamped, number(7), time, written(nonce))))
  }
}

/** The envelope of what is signed (RFC 5652), with nobody's signature in it. */
const signed = (info: Buffer) =>
  sequence(
    writeObject('1.2.840.113549.1.7.2'),
    writeDer(
      tags.explicit0,
      sequence(
        number(3),
        writeDer(tags.set),
        sequence(writeObject('1.2.840.113549.1.9.16.1.4'), writeDer(tags.explicit0, writeDer(tags.octets, info))),
        writeDer(tags.set),
      ),
    ),
  )
