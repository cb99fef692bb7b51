import { businessZone } from '#kernel/shared/business-zone.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { outsideContacts } from './outside-contacts.ts'

type GroupPlan = {
  name: string
  visibility?: 'everyone' | 'service' | 'me'
  /** Names of outside contacts, for a group by hand. */
  members?: readonly string[]
  /** What a rule asks, by names of the plan. */
  rule?: { site?: string; position?: string; source?: string }
}

const groupsOf: Readonly<Record<string, readonly GroupPlan[]>> = {
  'val-de-loire': [
    { name: 'Transporteurs', members: ['Transports Girault', 'Loire Frigo', 'STEF Ancenis'] },
    { name: 'Agences d’intérim', members: ['Samsic Emploi Angers', 'Lecoq'] },
    { name: 'Fournisseurs de culture', members: ['Semences Vilmer', 'Biobest Ouest', 'Serrurerie Paquet', 'Aubert'] },
    { name: 'Équipe Serre Nord', rule: { site: 'Serre Nord' } },
    { name: 'Caristes', rule: { position: 'Cariste' } },
    { name: 'Tous les utilisateurs', rule: { source: 'user' } },
    { name: 'Préparation de la visite MSA', visibility: 'me', members: ['MSA de Maine-et-Loire', 'Rahmani'] },
  ],
  bocage: [{ name: 'Transporteurs', members: ['Transports Girault'] }],
}

type MessagePlan = {
  subject: string
  body: string
  to: string
  daysAgo: number
  at: string
  state: 'draft' | 'partly_failed'
  /** The contact whose mailbox refused it. */
  failed?: string
}

const messagesOf: Readonly<Record<string, readonly MessagePlan[]>> = {
  'val-de-loire': [
    {
      subject: 'Quai A fermé jeudi de 8 h à 12 h',
      body: 'Bonjour,\n\nle quai A de la station Beaulieu est fermé jeudi de 8 h à 12 h (réfection du sol). Les enlèvements se font au quai B, sur rendez-vous.\n\nMerci de prévenir vos chauffeurs.\n\nMarie Caron\nServices des trois sociétés',
      to: 'Transporteurs',
      daysAgo: 2,
      at: '10:12',
      state: 'partly_failed',
      failed: 'Loire Frigo',
    },
    {
      subject: 'Besoins de la semaine 49',
      body: 'Bonjour,\n\npour la semaine 49 il nous faudra :\n- 6 cueilleurs à la Serre Nord, du lundi au vendredi ;\n- 2 caristes à la station Beaulieu.\n\nMerci de nous envoyer vos propositions avant vendredi midi.',
      to: 'Agences d’intérim',
      daysAgo: 0,
      at: '08:05',
      state: 'draft',
    },
  ],
  bocage: [
    {
      subject: 'Inventaire de fin de mois',
      body: 'Bonjour,\n\naucun enlèvement vendredi après 14 h.',
      to: 'Transporteurs',
      daysAgo: 3,
      at: '09:40',
      state: 'partly_failed',
      failed: 'Transports Girault',
    },
  ],
}

const refusal = '550 5.1.1 Adresse inconnue : boîte fermée'

/** Those of the outside, groups, and what was written to them, the same each time; counted back from today. */
export function rowsOfDirectory(organisation: Organisation, members: readonly Member[], today: Temporal.PlainDate) {
  const { plan, companies, sites, positionIds } = organisation
  const author = members.find(({ account }) => account.mail.startsWith('rh@')) ?? members[0]
  const id = idsFor(`directory of ${plan.slug}`)
  const mark = (text: string) => (plan.canary ? `${plan.canary} ${text}` : text)
  const contacts = (outsideContacts[plan.slug] ?? []).map(({ company, ...contact }) => ({
    id: id(),
    ...contact,
    note: contact.note || plan.canary ? mark(contact.note ?? '') : null,
    companies: companies.filter(one => one.plan.name === company).map(one => one.id),
    createdBy: author?.userId,
  }))
  const contactNamed = (name: string) => contacts.find(contact => contact.name === name)
  const groups = (groupsOf[plan.slug] ?? []).map(group => ({ ...group, id: id() }))
  const ruleOf = ({ site, position, source }: NonNullable<GroupPlan['rule']>) => [
    ...(site ? [{ kind: 'site', values: sites.filter(one => one.plan.name === site).map(one => one.id) }] : []),
    ...(position ? [{ kind: 'position', values: [positionIds.get(position)] }] : []),
    ...(source ? [{ kind: 'source', values: [source] }] : []),
  ]
  const messages = (messagesOf[plan.slug] ?? []).map(message => ({ ...message, id: id() }))
  const instant = ({ daysAgo, at }: MessagePlan) =>
    today.subtract({ days: daysAgo }).toZonedDateTime({ timeZone: businessZone, plainTime: at }).toInstant().toString()
  const membersOf = (name: string) =>
    groups.find(group => group.name === name)?.members?.flatMap(member => contactNamed(member) ?? []) ?? []
  return {
    'platform.contact': contacts.map(contact => ({
      source: 'manual',
      country: 'FR',
      version: 1,
      createdAt: `${today}T06:00:00Z`,
      ...contact,
    })),
    'platform.contact_group': groups.map(({ id: groupId, name, rule, visibility = 'everyone' }) => ({
      id: groupId,
      name: plan.canary ? `${name} ${plan.canary}` : name,
      kind: rule ? 'rule' : 'manual',
      rule: rule ? ruleOf(rule) : [],
      visibility,
      ownerId: author?.userId,
      createdAt: `${today}T06:00:00Z`,
      version: 1,
    })),
    'platform.contact_group_member': groups.flatMap(group =>
      membersOf(group.name).map(contact => ({ groupId: group.id, contactId: contact.id })),
    ),
    'platform.message': messages.map(message => ({
      id: message.id,
      authorId: author?.userId,
      channel: 'mail',
      subject: mark(message.subject),
      body: mark(message.body),
      groups: groups.filter(({ name }) => name === message.to).map(group => group.id),
      contacts: [],
      state: message.state,
      createdAt: instant(message),
      endedAt: message.state === 'draft' ? null : instant(message),
      version: 1,
    })),
    'platform.message_recipient': messages
      .filter(({ state }) => state !== 'draft')
      .flatMap(message =>
        membersOf(message.to).map(contact => ({
          id: id(),
          messageId: message.id,
          contactId: contact.id,
          name: contact.name,
          address: contact.mails[0],
          status: contact.name === message.failed ? 'failed' : 'sent',
          error: contact.name === message.failed ? mark(refusal) : null,
          at: instant(message),
        })),
      ),
  }
}
