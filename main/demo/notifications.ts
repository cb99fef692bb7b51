import { businessZone } from '#kernel/shared/business-zone.ts'
import type { Member } from './memberships.ts'
import type { Organisation } from './organisation.ts'

type News = {
  /** Mail of the account. */
  to: string
  type: 'platform.access' | 'platform.support' | 'platform.message'
  daysAgo: number
  at: string
  title: string
  subtitle: string
  text?: string
  link?: string
  isRead?: boolean
}

const staff = '/RH/gestion_du_personnel/salaries'

const newsOf: Readonly<Record<string, readonly News[]>> = {
  'val-de-loire': [
    {
      to: 'rh@val-de-loire.example',
      type: 'platform.message',
      daysAgo: 1,
      at: '17:42',
      title: 'Saisonniers de la Serre Nord',
      subtitle: 'Sophie Lemaire',
      text: 'Pouvez-vous me dire combien de saisonniers arrivent lundi à la Serre Nord ? Il me faut le nombre de vestiaires.',
      link: staff,
    },
    {
      to: 'rh@val-de-loire.example',
      type: 'platform.access',
      daysAgo: 2,
      at: '09:05',
      title: 'Vos droits ont changé',
      subtitle: 'Val de Loire Expéditions : vous lisez et modifiez, sans archiver',
      link: '/RH/gestion_du_personnel',
    },
    {
      to: 'rh@val-de-loire.example',
      type: 'platform.message',
      daysAgo: 3,
      at: '11:20',
      title: 'Visite de la MSA jeudi',
      subtitle: 'Philippe Gaudin',
      text: 'La MSA passe jeudi à 10 h au siège. Préparez le registre du personnel des trois sociétés.',
      link: staff,
    },
    {
      to: 'rh@val-de-loire.example',
      type: 'platform.support',
      daysAgo: 9,
      at: '15:31',
      title: 'Accès du support terminé',
      subtitle: 'Camille Roche, 22 minutes, en lecture',
      isRead: true,
    },
    {
      to: 'rh@val-de-loire.example',
      type: 'platform.message',
      daysAgo: 24,
      at: '08:15',
      title: 'Fermeture du siège le 11 novembre',
      subtitle: 'Sophie Lemaire',
      text: 'Le siège sera fermé. Les serres et le conditionnement travaillent comme un dimanche.',
      isRead: true,
    },
    {
      to: 'admin@val-de-loire.example',
      type: 'platform.support',
      daysAgo: 1,
      at: '14:02',
      title: 'Accès du support ouvert',
      subtitle: 'Camille Roche, pour 60 minutes : un export qui ne s’ouvre pas',
      link: '/administration/accueil',
    },
    {
      to: 'admin@val-de-loire.example',
      type: 'platform.access',
      daysAgo: 4,
      at: '10:48',
      title: 'Philippe Gaudin a délégué des droits',
      subtitle: 'À Marie Caron, jusqu’à la fin du mois',
      link: '/administration/users',
      isRead: true,
    },
    {
      to: 'chef.serre@val-de-loire.example',
      type: 'platform.message',
      daysAgo: 1,
      at: '18:10',
      title: 'Récolte avancée à 6 h',
      subtitle: 'Philippe Gaudin',
      text: 'La chaleur arrive : la récolte de la Serre Nord commence à 6 h à partir de demain.',
    },
    {
      to: 'directeur@val-de-loire.example',
      type: 'platform.access',
      daysAgo: 4,
      at: '10:48',
      title: 'Vos droits sont délégués',
      subtitle: 'À Marie Caron, jusqu’à la fin du mois',
      link: '/sun/user/profile',
    },
    {
      to: 'multi@sillon.example',
      type: 'platform.message',
      daysAgo: 6,
      at: '16:25',
      title: 'Bienvenue aux Serres du Val de Loire',
      subtitle: 'Sophie Lemaire',
      isRead: true,
    },
  ],
  bocage: [
    {
      to: 'admin@bocage.example',
      type: 'platform.message',
      daysAgo: 2,
      at: '09:30',
      title: 'Inventaire de fin de mois',
      subtitle: 'Atelier de Bressuire',
      text: 'L’inventaire commence vendredi à 14 h. Les lignes s’arrêtent à midi.',
    },
    {
      to: 'admin@bocage.example',
      type: 'platform.support',
      daysAgo: 12,
      at: '11:02',
      title: 'Accès du support terminé',
      subtitle: 'Camille Roche, 8 minutes, en lecture',
      isRead: true,
    },
  ],
  'deux-rivieres': [
    {
      to: 'multi@sillon.example',
      type: 'platform.access',
      daysAgo: 3,
      at: '08:55',
      title: 'Vous dirigez le service Bureau',
      subtitle: 'Ferme des Deux Rivières',
      link: '/sun/management/users',
    },
  ],
}

/** What people of a client have been told these last weeks; the same each time, counted back from today. */
export function rowsOfNotifications({ plan }: Organisation, members: readonly Member[], today: Temporal.PlainDate) {
  const userIds = new Map(members.map(({ userId, account }) => [account.mail, userId]))
  return {
    'platform.notification': (newsOf[plan.slug] ?? []).map(news => {
      const { to, type, daysAgo, at, title, subtitle, text = null, link = null, isRead = false } = news
      const day = today.subtract({ days: daysAgo })
      const instant = day.toZonedDateTime({ timeZone: businessZone, plainTime: at }).toInstant().toString()
      return {
        userId: userIds.get(to),
        type,
        title,
        subtitle,
        text,
        link,
        createdAt: instant,
        readAt: isRead ? instant : null,
        shownAt: instant,
      }
    }),
  }
}
