/** A person's words inside a page or a letter, where no sign of them is read as markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
