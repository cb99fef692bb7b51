export const financesDashboardElement = 'tableauxdebord/finances'
export const figuresElement = 'finances/indicateurs'
export const figuresPath = '/finances/indicateurs'
