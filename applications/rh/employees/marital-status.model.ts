export const maritalStatuses = ['single', 'married', 'civil_union', 'cohabiting', 'divorced', 'widowed'] as const
