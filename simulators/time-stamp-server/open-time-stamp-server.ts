import { X509Certificate } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Der, readDer, tags, writeDer, writeObject } from '#kernel/server/der.ts'
import { close, listen } from '../loopback.ts'
import { type Authority, makeAuthority } from './authority.ts'
import { number, sequence, tokenOf } from './token.ts'

/**
 * `refusing` says so, `mistaken` stamps something else, `unsigned` leaves the signature out, `wrong key` signs by a root
 * that nobody knows, `late` tells the hour before, `silent` never answers, `down` answers 503.
 */
export type Mood = 'willing' | 'refusing' | 'mistaken' | 'unsigned' | 'wrong key' | 'late' | 'silent' | 'down'

export type TimeStampServer = {
  address: string
  /** The root that its times lead to, in PEM. */
  anchor: string
  /** Gives what it is asked for, unless a test says otherwise. */
  mood: { now: Mood }
  close(): Promise<void>
}

const written = ({ tag, content }: Der) => writeDer(tag, content)

/**
 * A server of time-stamps (RFC 3161 over HTTP) on a free port of the loopback, which signs what it gives.
 * @param instant what it says that it is: `20261122081500Z`
 * @param own who signs; somebody with a root of his own where it is left out
 */
export async function openTimeStampServer(
  instant: string | (() => Temporal.Instant) = '20261122081500Z',
  own?: Authority,
): Promise<TimeStampServer> {
  const [authority, stranger] = await Promise.all([own ?? makeAuthority(), makeAuthority()])
  const mood: TimeStampServer['mood'] = { now: 'willing' }
  const server = createServer((request, response) => {
    if (request.headers['content-type'] !== 'application/timestamp-query') return response.writeHead(400).end()
    return void buffer(request).then(asked => answer(asked, response))
  })
  return {
    address: await listen(server),
    anchor: new X509Certificate(authority.root).toString(),
    mood,
    close: () => close(server),
  }

  function answer(asked: Buffer, response: ServerResponse) {
    if (mood.now === 'silent') return
    if (mood.now === 'down') return response.writeHead(503).end()
    return response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answerTo(asked))
  }

  function answerTo(asked: Buffer) {
    if (mood.now === 'refusing')
      return sequence(sequence(number(2), sequence(writeDer(tags.text, Buffer.from('unknown policy')))))
    const [, imprint, nonce] = readDer(asked).children as [Der, Der, Der]
    const stamped = mood.now === 'mistaken' ? sequence(number(0)) : written(imprint)
    const policy = writeObject('1.2.3.4.1')
    const time = writeDer(tags.generalizedTime, Buffer.from(hour()))
    const said = sequence(number(1), policy, stamped, number(7), time, written(nonce))
    return sequence(sequence(number(0)), tokenOf(said, signer()))
  }

  function signer() {
    if (mood.now === 'unsigned') return null
    return mood.now === 'wrong key' ? stranger : authority
  }

  function hour() {
    if (typeof instant === 'string') return instant
    const told = mood.now === 'late' ? instant().subtract({ hours: 1 }) : instant()
    return told.toString({ smallestUnit: 'second' }).replace(/[-:T]/g, '')
  }
}
