import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import { logoAddress } from '#platform/identity/client-logo.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { FormInput, FormOptions } from '../application-form.model.ts'
import { withAllFields } from '../application-form.model.ts'
import type { PublicForm, PublicNotice } from '../careers-site.model.ts'
import { askedOfApplicants, stepOf } from '../form-field.model.ts'
import { unsaidForm } from './form.queries.ts'
import { optionsOf, type ToldOptions } from './form-options.ts'

/** A client that hires, as the database tells a visitor of it. */
export type CareersSite = {
  clientId: string
  name: string
  slug: string
  logoKey: string | null
  isReadOnly: boolean
  form: FormInput | null
  color: string | null
  mail: string | null
  phone: string | null
  dataContact: string | null
  /** How long somebody who agrees to it is kept among candidates. */
  poolMonths: number
  notices: { language: Language; number: number; body: string }[]
  sites: { name: string; city: string | null }[]
  options: ToldOptions
}

/** @throws Refusal 404 where no active client has this address */
export async function careersSite(db: RhDb, clientName: string): Promise<CareersSite> {
  const { rows } = await sql<{ site: CareersSite | null }>`select rh.careers_site(${clientName}) as site`.execute(db)
  const site = rows[0]?.site
  if (!site) throw notFound()
  return site
}

/** The published form of a client; one that may only be read takes no application. */
export function publicForm(site: CareersSite, language: Language): PublicForm {
  const form = site.form ?? unsaidForm
  const isOpen = form.status === 'published' && !site.isReadOnly
  const { clientId: id, name, logoKey, color, mail, phone, sites } = site
  return {
    formStatus: isOpen ? 'published' : 'configuring',
    version: form.version,
    client: { name, logo: logoAddress({ id, logoKey, status: 'active' }), color },
    contact: { mail, phone },
    sites,
    languages: form.languages,
    ...(isOpen && {
      fields: askedOfApplicants(withAllFields(form.fields)).map(({ key, visibility, help }) => ({
        key,
        step: stepOf(key),
        isRequired: visibility === 'required',
        help: help[language] ?? help.fr ?? null,
      })),
    }),
  }
}

/** The notice in a language, in French where there is none; the product's own words while the client has published none. */
export function publicNotice({ notices, dataContact, mail, name }: CareersSite, language: Language, say: Translate) {
  const found = notices.find(notice => notice.language === language) ?? notices.find(notice => notice.language === 'fr')
  const contact = dataContact ?? mail
  const usual = { language, number: 0, body: say(language, 'rh.form.usual-notice', { company: name }) }
  const { body, ...notice } = found ?? usual
  return { ...notice, text: body, contact } satisfies PublicNotice
}

/** What the fields of the published form let one choose among, and no more. */
export function publicOptions(site: CareersSite, language: Language, say: Translate): FormOptions {
  const asked = new Set(publicForm(site, language).fields?.map(({ key }) => key))
  const { positions, contracts, sources, countries, transports } = optionsOf(site.options, language, say)
  return {
    positions: asked.has('jobsSought') ? positions : [],
    contracts: asked.has('contractsSought') ? contracts : [],
    sources: asked.has('howHeard') ? sources : [],
    countries: asked.has('country') || asked.has('nationality') ? countries : [],
    transports: asked.has('transport') ? transports : [],
  }
}
