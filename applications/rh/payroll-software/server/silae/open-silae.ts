import { z } from 'zod'
import { type FetchOutside, ForbiddenAddress } from '#kernel/server/fetch-outside.ts'
import { SilaeError } from './silae-error.ts'

export type Credentials = { clientId: string; clientSecret: string; subscriptionKey: string }

export type SilaePlace = {
  /** The base of its functions, and where it gives tokens. */
  api: string
  tokens: string
  hosts: readonly string[]
}

type Silae = SilaePlace & { fetchOutside: FetchOutside; credentials: Credentials; dossier: string }

/** Fixed, as its documentation gives it: whom a token is for. */
const scope = 'https://silaecloudb2c.onmicrosoft.com/36658aca-9556-41b7-9e48-77e90b006f34/.default'

const Token = z.object({ access_token: z.string().min(1) })
const Period = z.object({ periodeEnCours: z.string().regex(/^\d{4}-\d{2}-\d{2}/) })
const Variables = z.object({
  listeVariablesASaisir: z.array(
    z.object({ nom: z.string(), libelleLong: z.string().nullish(), masquee: z.boolean().nullish() }),
  ),
})
const Errors = z.object({ errors: z.array(z.object({ code: z.string(), message: z.string() })).min(1) })
const longestWords = 300
/** A gateway heard nothing in time of what stands behind it. */
const lostBehind = [502, 504]

/**
 * A dossier of Silae, by the functions of its API (https://silae-api.document360.io). A token is asked for at the first
 * question and renewed once where it no longer lets in; nothing that lets in is ever told or logged.
 * @throws SilaeError from each of its questions
 */
export function openSilae({ api, tokens, hosts, fetchOutside, credentials, dossier }: Silae) {
  let token: string | undefined

  const send = (address: string, headers: Record<string, string>, body: string) =>
    fetchOutside(address, { method: 'POST', headers, body, hosts }).catch((failure: unknown) => {
      throw new SilaeError('down', { isUnsure: !isUnsent(failure) })
    })

  const enter = async () => {
    const { clientId, clientSecret } = credentials
    const asked = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, scope }
    const form = new URLSearchParams(asked).toString()
    const answer = await send(tokens, { 'content-type': 'application/x-www-form-urlencoded' }, form).catch(() => {
      throw new SilaeError('down')
    })
    if (answer.status >= 500) throw new SilaeError('down')
    if (answer.status !== 200) throw new SilaeError('not-let-in')
    token = (await read(Token, answer)).access_token
    return token
  }

  const askWith = (given: string, path: string, body: object) =>
    send(
      `${api}/v1/${path}`,
      {
        'content-type': 'application/json',
        authorization: `Bearer ${given}`,
        'Ocp-Apim-Subscription-Key': credentials.subscriptionKey,
        dossiers: dossier,
      },
      JSON.stringify({ ...body, numeroDossier: dossier }),
    )

  const ask = async (path: string, body: object = {}) => {
    const first = await askWith(token ?? (await enter()), path, body)
    const answer = first.status === 401 ? await askWith(await enter(), path, body) : first
    if (answer.status === 401 || answer.status === 403) throw new SilaeError('not-let-in')
    if (answer.status >= 500) throw new SilaeError('down', { isUnsure: lostBehind.includes(answer.status) })
    if (answer.status >= 400) throw new SilaeError('refused', { told: wordsOf(await read(Errors, answer)) })
    return answer
  }

  return {
    /** The first day of the month that the dossier stands at. */
    period: async () => {
      const { periodeEnCours } = await read(Period, await ask('InfosTechniquesDossiers/DossierRecupererPeriodeEnCours'))
      return periodeEnCours.slice(0, 10)
    },
    /** What may be entered in the dossier, as it orders it. */
    variables: async () => {
      const { listeVariablesASaisir } = await read(Variables, await ask('VariablesASaisir/ListeVariablesASaisir'))
      return listeVariablesASaisir
        .filter(({ masquee }) => masquee !== true)
        .map(({ nom, libelleLong }) => ({ code: nom, label: libelleLong?.trim() || nom }))
    },
    /** Enters something for one person; whatever it answers, it took it. */
    add: async (path: string, matriculeSalarie: string, entered: object) => {
      await ask(path, { ...entered, matriculeSalarie })
    },
  }
}

export type OpenSilae = ReturnType<typeof openSilae>

const wordsOf = ({ errors }: z.output<typeof Errors>) =>
  errors
    .map(({ code, message }) => `${message.trim()} (${code})`)
    .join(' ')
    .slice(0, longestWords)

/** What never left: no name, no connection, or an address that is not the third party's. */
const isUnsent = (failure: unknown) =>
  failure instanceof ForbiddenAddress ||
  (failure instanceof Error &&
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes((failure as NodeJS.ErrnoException).code ?? ''))

/** @throws SilaeError `wrong` on an answer in another form */
async function read<Shape extends z.ZodType>(shape: Shape, answer: Response): Promise<z.output<Shape>> {
  const found = shape.safeParse(await answer.json().catch(() => undefined))
  if (!found.success) throw new SilaeError('wrong')
  return found.data
}
