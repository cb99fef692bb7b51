type OutsideContact = {
  kind: 'person' | 'organisation'
  title?: 'mr' | 'mrs'
  firstname?: string
  name: string
  organisation?: string
  jobtitle?: string
  mails: readonly string[]
  phones: readonly string[]
  postCode?: string
  city?: string
  note?: string
  /** Name of the company that deals with it. */
  company?: string
}

type Written = Required<Pick<OutsideContact, 'kind' | 'name' | 'mails' | 'phones'>> &
  Record<'title' | 'firstname' | 'organisation' | 'jobtitle' | 'postCode' | 'city' | 'note' | 'company', string | null>

/** All with the same columns, as rows of one insertion. */
const written = (contact: OutsideContact): Written => ({
  title: null,
  firstname: null,
  organisation: null,
  jobtitle: null,
  postCode: null,
  city: null,
  note: null,
  company: null,
  ...contact,
})

const growing = 'Serres du Val de Loire'
const packing = 'Val de Loire Conditionnement'
const shipping = 'Val de Loire Expéditions'

const valDeLoire: readonly OutsideContact[] = [
  {
    kind: 'organisation',
    name: 'Transports Girault',
    mails: ['exploitation@girault.example'],
    phones: ['+33241550101'],
    postCode: '49000',
    city: 'Angers',
    note: 'Enlèvements du matin, quai A. Prévenir la veille avant 16 h.',
    company: shipping,
  },
  {
    kind: 'organisation',
    name: 'Loire Frigo',
    mails: ['planning@loire-frigo.example'],
    phones: ['+33240550102'],
    postCode: '44150',
    city: 'Ancenis-Saint-Géréon',
    company: shipping,
  },
  {
    kind: 'organisation',
    name: 'STEF Ancenis',
    mails: ['affretement@stef-ancenis.example'],
    phones: ['+33240550103'],
    postCode: '44150',
    city: 'Ancenis-Saint-Géréon',
    company: shipping,
  },
  {
    kind: 'organisation',
    name: 'Samsic Emploi Angers',
    mails: ['angers@samsic-emploi.example'],
    phones: ['+33241550104'],
    postCode: '49100',
    city: 'Angers',
    note: 'Caristes et préparateurs : réponse sous 24 h.',
  },
  {
    kind: 'person',
    title: 'mrs',
    firstname: 'Nathalie',
    name: 'Lecoq',
    organisation: 'Triangle Saumur',
    jobtitle: 'Chargée de recrutement saisonniers',
    mails: ['n.lecoq@triangle-saumur.example'],
    phones: ['+33241550105', '+33655010105'],
    postCode: '49400',
    city: 'Saumur',
    company: growing,
  },
  {
    kind: 'organisation',
    name: 'MSA de Maine-et-Loire',
    mails: ['employeurs@msa49.example'],
    phones: ['+33241550106'],
    postCode: '49070',
    city: 'Beaucouzé',
    note: 'Contrats de plus de trois mois : service employeurs, le matin.',
  },
  {
    kind: 'person',
    title: 'mr',
    firstname: 'Karim',
    name: 'Rahmani',
    organisation: 'MSA de Maine-et-Loire',
    jobtitle: 'Conseiller en prévention',
    mails: ['k.rahmani@msa49.example'],
    phones: ['+33655010107'],
    city: 'Beaucouzé',
  },
  {
    kind: 'organisation',
    name: 'Semences Vilmer',
    mails: ['commandes@vilmer.example'],
    phones: ['+33241550108'],
    postCode: '49250',
    city: 'La Ménitré',
    company: growing,
  },
  {
    kind: 'organisation',
    name: 'Biobest Ouest',
    mails: ['conseil@biobest-ouest.example'],
    phones: ['+33241550109'],
    city: 'Angers',
    note: 'Livraison d’auxiliaires le mardi.',
    company: growing,
  },
  {
    kind: 'organisation',
    name: 'Serrurerie Paquet',
    mails: ['atelier@paquet.example'],
    phones: ['+33241550110'],
    city: 'Longué-Jumelles',
    company: growing,
  },
  {
    kind: 'person',
    title: 'mr',
    firstname: 'Bruno',
    name: 'Aubert',
    organisation: 'Emballages du Layon',
    jobtitle: 'Commercial',
    mails: ['b.aubert@emballages-layon.example'],
    phones: ['+33655010111'],
    postCode: '49310',
    city: 'Lys-Haut-Layon',
    company: packing,
  },
  {
    kind: 'person',
    title: 'mrs',
    firstname: 'Élodie',
    name: 'Marchand',
    organisation: 'Médecine du travail 49',
    jobtitle: 'Médecin du travail',
    mails: ['e.marchand@sante-travail49.example'],
    phones: ['+33241550112'],
    city: 'Angers',
  },
]

const bocage: readonly OutsideContact[] = [
  {
    kind: 'organisation',
    name: 'Transports Girault',
    mails: ['canari-bocage@girault.example'],
    phones: ['+33549550201'],
    city: 'Bressuire',
  },
]

/** Hauliers, temp agencies, suppliers and institutions, by client. No mail can leave: the domain is of examples. */
export const outsideContacts: Readonly<Record<string, readonly Written[]>> = {
  'val-de-loire': valDeLoire.map(written),
  bocage: bocage.map(written),
}
