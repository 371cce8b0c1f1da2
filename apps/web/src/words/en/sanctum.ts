export const sanctum = {}
