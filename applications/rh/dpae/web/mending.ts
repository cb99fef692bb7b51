type About = { employeeId: string; contractId: string }

const fileOf = ({ employeeId }: About) => `/RH/gestion_du_personnel/salaries/${employeeId}`

/** The page that mends a field which stands in the way; none for what is mended where one is. */
export function mendingAddress(field: string, about: About): string | undefined {
  if (field.startsWith('contract.dpaeConfiguration') || field === 'contract') return undefined
  const [owner = ''] = field.split('.')
  if (field === 'employee.workPermit' || field === 'employee.parentalPermission')
    return `${fileOf(about)}?tab=documents`
  if (owner === 'employee') return fileOf(about)
  if (owner === 'contract') return `${fileOf(about)}/contractEdition/${about.contractId}`
  if (owner === 'company') return '/administration/societes'
  return owner === 'companySettings' ? '/RH/gestion_du_personnel/parametrage' : '/administration/configuration'
}
