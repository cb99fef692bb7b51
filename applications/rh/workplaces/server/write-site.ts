import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { postCodeIn } from '#platform/identifiers/identifier.model.ts'
import type { Address, Site } from '../workplace.model.ts'
import type { NewSite, SiteChange } from '../workplace-form.model.ts'
import type { Changing } from './changing.ts'
import { lockPlaces } from './lock-places.ts'
import { colourFor, requireFreeName, requireLiving, requireOwnSiret } from './place-rules.ts'
import { reachOf, requireMay } from './reach.ts'
import { standingPlace } from './standing-place.queries.ts'
import { siteById } from './workplaces.queries.ts'

/** @throws Refusal 404 on the company, 400 on the name or the SIRET */
export async function createSite(
  { db, rights }: Changing,
  { companyId, name, color, ...more }: NewSite,
): Promise<Site> {
  requireMay(await reachOf(rights), companyId, 'edit')
  await lockPlaces(db)
  await requireFreeName(db, 'site', companyId, name)
  await requireOwnSiret(db, companyId, more.siret)
  const { id } = await db
    .insertInto('rh.site')
    .values({
      companyId,
      name,
      color: color ?? (await colourFor(db, 'site', companyId)),
      ...columnsOf(more),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return siteById(db, id)
}

/** @throws Refusal 404, 400 on the name, the SIRET or another company, 409 when archived or saved in between */
export async function editSite(
  { db, rights }: Changing,
  { id, version, companyId, ...fields }: SiteChange,
): Promise<Site> {
  await lockPlaces(db)
  const standing = await standingPlace(db, 'site', id)
  requireMay(await reachOf(rights), standing.companyId, 'edit')
  requireLiving(standing)
  if (companyId !== undefined && companyId !== standing.companyId)
    throw wrongField('companyId', 'other_company', 'rh.place.stays-in-company')
  requireUnchanged(standing, { version })
  if (fields.name !== undefined) await requireFreeName(db, 'site', standing.companyId, fields.name, id)
  await requireOwnSiret(db, standing.companyId, fields.siret)
  if (fields.address) requirePostCode({ ...(await siteById(db, id)).address, ...fields.address })
  await db
    .updateTable('rh.site')
    .set({ name: fields.name, color: fields.color, ...columnsOf(fields), version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  return siteById(db, id)
}

/**
 * What is sent of an address is judged with what stays of it.
 * @throws Refusal 400 on `address.postCode`
 */
function requirePostCode(address: Address) {
  if (!postCodeIn(address)) throw wrongField('address.postCode', 'post_code', 'identifiers.post-code-invalid')
}

/** Columns that the sent fields fill; a field that was not sent fills none. */
const columnsOf = ({ address, siret }: Pick<SiteChange, 'address' | 'siret'>) => ({
  addressLine: address?.address,
  additionalAddress: address?.additionalAddress,
  postCode: address?.postCode,
  city: address?.city,
  inseeCode: address?.inseeCode,
  country: address?.country,
  siret,
})
