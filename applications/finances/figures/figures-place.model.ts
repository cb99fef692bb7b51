export const financesDashboardElement = 'tableauxdebord/finances'
