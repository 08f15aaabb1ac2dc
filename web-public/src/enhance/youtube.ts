/** Replaces the link by the player, with the tap: before it, nothing is requested from YouTube. */
export function enhanceYouTube(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const { youtube = '', start = '0', player: title = '' } = link.dataset;
    const player = document.createElement('iframe');
    player.src = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0&start=${start}`;
    player.title = title;
    player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    // YouTube refuses to play for a page that it does not know.
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    link.replaceWith(player);
    player.focus();
  });
}
