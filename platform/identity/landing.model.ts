type Roles = { superAdmin: boolean; superDev: boolean; adminOfClient: boolean }

/** Home of a super role, which works without a client; undefined for everybody else. */
export function homeOfSuperRole({ superAdmin, superDev }: Pick<Roles, 'superAdmin' | 'superDev'>) {
  if (superAdmin) return '/sun/administration/accueil'
  return superDev ? '/sun/development/superDevDashboard' : undefined
}

/** Where a person goes who must first choose a client. */
export const clientChoice = '/sun/clientChoice' as const

/** First page after sign-in. An administrator of several clients chooses one before he administers it. */
export function landingOf(person: Roles, client: { id: string } | null) {
  if (person.superAdmin) return '/sun/administration/accueil'
  if (person.adminOfClient && client) return '/administration/accueil'
  const superHome = homeOfSuperRole(person)
  if (superHome) return superHome
  return client ? '/dashboard' : clientChoice
}
