import { legacyText, legacyUnderstood } from '../../texts/legacy.ts'

/**
 * Tells Internet Explorer that it is no longer supported: the file `/legacy-notice.js` (`scripts/build/legacyNotice.ts`),
 * which only browsers without modules load. That browser understands no script younger than 1999, so this is ECMAScript 3 and sets its styles itself: it knows neither the app's variables nor its layout. A
 * visitor who has read it (cookie `read-ie-consent`) does not see it again for a day.
 */
export const legacyNotice = `(function () {
  if (!/MSIE |Trident\\//.test(navigator.userAgent) || /(^|; )read-ie-consent=/.test(document.cookie)) return;
  function show() {
    var note = document.createElement('div');
    var button = document.createElement('button');
    note.id = 'legacy-notice';
    note.setAttribute('role', 'alert');
    note.style.cssText = 'position:fixed;z-index:100;left:0;right:0;bottom:0;padding:16px;background:#0b5f6b;color:#fff;font:16px Arial,sans-serif;text-align:center';
    button.setAttribute('type', 'button');
    button.style.cssText = 'margin-left:16px;padding:8px 16px;border:0;background:#fff;color:#0b5f6b;font:bold 16px Arial,sans-serif;cursor:pointer';
    note.appendChild(document.createTextNode(${JSON.stringify(legacyText)}));
    button.appendChild(document.createTextNode(${JSON.stringify(legacyUnderstood)}));
    button.onclick = function () {
      var day = new Date(new Date().getTime() + 86400000);
      document.cookie = 'read-ie-consent=1; path=/; expires=' + day.toUTCString();
      note.style.display = 'none';
      setTimeout(function () {
        if (note.parentNode) note.parentNode.removeChild(note);
      }, 1000);
    };
    note.appendChild(button);
    document.body.appendChild(note);
  }
  if (window.addEventListener) window.addEventListener('load', show, false);
  else window.attachEvent('onload', show);
})();`
