import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { badgesElement, gateElement } from './access-place.model.ts'
import { Badge, BadgeNumber, badgeStates, GivenBadge, mostBadges, PersonWithoutBadge } from './badge.model.ts'
import { directions, GateToday, Passage, PassageAtGate, PersonOnSite, SiteOfGate } from './passage.model.ts'

const lastGivenFirst = {
  sorts: ['givenOn'],
  comparedSorts: ['name'],
  isUsuallyDownwards: true,
  isSearched: true,
  filters: { companyId: idIn('platform.company'), siteId: idIn('rh.site'), state: choice(badgeStates) },
} as const satisfies List

const passagesByHour = {
  sorts: ['at'],
  isUsuallyDownwards: true,
  isSearched: true,
  filters: {
    siteId: idIn('rh.site'),
    direction: choice(directions),
    result: choice(['granted', 'refused', 'overridden']),
  },
} as const satisfies List

const ofSite = z.strictObject({ siteId: idOf('rh.site') })

/** Badges, gates and who is on a site (RH design, time-absences-pay, section 5). */
export const accessCalls = calls('rh/access', {
  getPaginatedBadges: {
    method: 'GET',
    path: 'rh/access/badges/:page/:size/:search?',
    access: reads(badgesElement),
    ...listOf(Badge, lastGivenFirst),
  },
  /** Sites of one's companies, by name. */
  getSitesOfBadges: {
    method: 'GET',
    path: 'rh/access/sites',
    access: reads(badgesElement),
    input: z.strictObject({}),
    answer: z.array(SiteOfGate),
  },
  getPeopleWithoutBadge: {
    method: 'GET',
    path: 'rh/access/badges/missing',
    access: writes(badgesElement),
    input: z.strictObject({}),
    answer: z.array(PersonWithoutBadge),
  },
  /** One each, or why not; a number of its own is made where none is typed. */
  giveBadges: {
    method: 'POST',
    path: 'rh/access/badges',
    access: writes(badgesElement),
    input: z.strictObject({
      people: z
        .array(z.strictObject({ employeeId: idOf('rh.employee'), number: BadgeNumber.optional() }))
        .min(1)
        .max(mostBadges),
    }),
    answer: z.array(GivenBadge),
  },
  /** 409 TRANSITION_INVALID of one that is lost or was given back. */
  moveBadge: {
    method: 'POST',
    path: 'rh/access/badges/:id/move',
    access: writes(badgesElement),
    input: z.strictObject({ id: idOf('rh.badge'), to: z.enum(badgeStates), version: z.int32() }),
    answer: Badge,
  },
  /** Badges as cards of 85 x 54 mm, ten on a page, to be cut. */
  printBadges: {
    method: 'POST',
    path: 'rh/access/badges/sheet',
    access: writes(badgesElement),
    input: z.strictObject({ badgeIds: z.array(idOf('rh.badge')).min(1).max(mostBadges) }),
    answer: file('application/pdf'),
  },
  getPeopleOnSite: {
    method: 'GET',
    path: 'rh/access/onSite/:siteId',
    access: reads(badgesElement),
    input: ofSite,
    answer: z.array(PersonOnSite),
  },
  getPaginatedPassages: {
    method: 'GET',
    path: 'rh/access/events/:page/:size/:search?',
    access: reads(badgesElement),
    ...listOf(Passage, passagesByHour),
  },
  getSitesOfGates: {
    method: 'GET',
    path: 'rh/access/gates',
    access: reads(gateElement),
    input: z.strictObject({}),
    answer: z.array(SiteOfGate),
  },
  getGateToday: {
    method: 'GET',
    path: 'rh/access/gates/:siteId',
    access: reads(gateElement),
    input: ofSite,
    answer: GateToday,
  },
  /** Nobody is kept from going out. A gate that had no network tells later what it saw, and when. 404 of another's site. */
  scanBadge: {
    method: 'POST',
    path: 'rh/access/scan',
    access: writes(gateElement),
    replays: true,
    input: z.strictObject({
      happenedAt: z.iso.datetime({ offset: true }).optional(),
      number: z.string().trim().min(1).max(32),
      siteId: idOf('rh.site'),
      direction: z.enum(directions),
    }),
    answer: PassageAtGate,
  },
  /** Lets in somebody who was refused, with the reason for it. 409 of one who was let in already. */
  overridePassage: {
    method: 'POST',
    path: 'rh/access/events/:id/override',
    access: writes(gateElement),
    input: z.strictObject({ id: idOf('rh.passage'), comment: z.string().trim().min(3).max(500) }),
    answer: Passage,
  },
})
