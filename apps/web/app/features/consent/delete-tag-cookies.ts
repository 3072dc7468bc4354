/**
 * Deletes the cookies that scripts of this page can read. Ours cannot be read by scripts, so these are those of tags, which set
 * them for this host or a domain above it.
 */
export function deleteTagCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, position) => labels.slice(position).join('.'));
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (name === '') continue;
    for (const domain of ['', ...domains.map((one) => `; domain=${one}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
