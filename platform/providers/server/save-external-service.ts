import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { Clock } from '#kernel/server/clock.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { isPrivateAddress } from '#kernel/server/private-address.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import {
  type EditedService,
  type ExternalService,
  hasAnchors,
  type NewService,
  type ServiceKind,
} from '../external-service.model.ts'
import { knownService } from './catalogue.queries.ts'

/** Hosts of the operator's own network that he lets the program ask. */
export type PrivateHosts = readonly string[]

/** @throws Refusal 400 on `name` or on a host */
export async function createExternalService(db: PlatformDb, privateHosts: PrivateHosts, service: NewService) {
  requirePublicHosts(service.hosts, privateHosts)
  await requireFreeName(db, service.name)
  const { id } = await db
    .insertInto('platform.external_service')
    .values({
      kind: service.kind,
      name: service.name,
      hosts: unique(service.hosts),
      anchors: knownAnchors(service.kind, service.anchors ?? []),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return knownService(db, id)
}

type Editing = { db: PlatformDb; clock: Clock; privateHosts: PrivateHosts }

/** @throws Refusal 400 on `name`, `kind` or a host; 404; 409 when somebody saved in between */
export async function editExternalService(
  { db, clock, privateHosts }: Editing,
  { serviceId, name, kind, hosts, anchors, archived, version }: EditedService & { serviceId: number },
): Promise<ExternalService> {
  const former = await knownService(db, serviceId)
  if (kind !== former.kind) throw wrongField('kind', 'KIND_IS_FIXED', 'providers.service.kind-fixed')
  requirePublicHosts(hosts, privateHosts)
  await requireFreeName(db, name, serviceId)
  await saveUnlessChanged(
    db
      .updateTable('platform.external_service')
      .set(eb => ({
        name,
        hosts: unique(hosts),
        ...(anchors && { anchors: knownAnchors(kind, anchors) }),
        archivedAt: archived ? eb.fn.coalesce('archivedAt', eb.val(clock.now().toString())) : null,
      }))
      .where('id', '=', serviceId),
    version ?? former.version,
  )
  return knownService(db, serviceId)
}

/** A name is judged when it is resolved, at each connection; an address of the network as it is written. */
function requirePublicHosts(hosts: readonly string[], privateHosts: PrivateHosts) {
  for (const [index, host] of hosts.entries()) {
    const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
    const isInside = name === 'localhost' || (isIP(name) !== 0 && isPrivateAddress(name))
    if (isInside && !privateHosts.includes(name))
      throw wrongField(`hosts.${index}`, 'PRIVATE_HOST', 'providers.service.private-host', { host })
  }
}

/** Certificates of authorities alone, and of time-stamp servers. @throws Refusal 400 on an anchor */
function knownAnchors(kind: ServiceKind, anchors: readonly string[]) {
  for (const [index, anchor] of anchors.entries())
    if (!hasAnchors(kind) || !isAuthority(anchor))
      throw wrongField(`anchors.${index}`, 'NO_ANCHOR', 'providers.service.no-anchor')
  return unique(anchors)
}

function isAuthority(pem: string) {
  try {
    return new X509Certificate(pem).ca
  } catch {
    return false
  }
}

/** One that is archived keeps its name. */
async function requireFreeName(db: PlatformDb, name: string, ownId?: number) {
  const known = db.selectFrom('platform.external_service').select(['id', 'name'])
  if (!(await isFreeName(known, name, ownId))) throw wrongField('name', 'NAME_TAKEN', 'providers.service.name-taken')
}

const unique = (hosts: readonly string[]) => [...new Set(hosts)]
