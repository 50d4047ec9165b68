import Foundation
import Testing
import ViewKit

@Suite("Animations")
struct AnimationTests {
    @Test func animationsTakeEffectImmediately() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var completions: [Bool] = []
        View.animate(withDuration: 1) { view.alpha = 0.5 }
        View.animate(
            withDuration: 1, animations: { view.frame.origin.x = 5 }, completion: { completions.append($0) })
        View.animate(withDuration: 1, delay: 2, options: [.curveEaseIn, .repeat]) {
            view.frame.size.width = 20
        } completion: {
            completions.append($0)
        }
        View.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
            view.frame.size.height = 30
        }
        View.animateKeyframes(withDuration: 1, delay: 0) {
            View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.tag = 1 }
            View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.tag += 1 }
        }
        View.performWithoutAnimation { view.isHidden = true }
        #expect(view.alpha == 0.5 && view.frame == CGRect(x: 5, y: 0, width: 20, height: 30))
        #expect(view.tag == 2 && view.isHidden && completions == [true, true])
    }

    @Test func transitionsReplaceViews() {
        let container = View()
        let (old, new) = (View(), View())
        container.addSubview(old)
        var completed = 0
        View.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft) { _ in
            completed += 1
        }
        #expect(container.subviews == [new] && old.superview == nil)
        old.isHidden = true
        View.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
        #expect(container.subviews == [new] && new.isHidden && !old.isHidden)
        View.transition(
            with: new, duration: 1, options: .transitionCrossDissolve, animations: { new.tag = 4 }
        ) { _ in
            completed += 1
        }
        #expect(new.tag == 4 && completed == 2)
    }

    @Test func animatorPerformsChangesWhenStarted() {
        let view = View()
        var positions: [ViewPropertyAnimator.Position] = []
        let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.tag += 1 }
        animator.addCompletion { positions.append($0) }
        #expect(view.tag == 0)
        animator.startAnimation()
        animator.startAnimation()
        #expect(view.tag == 1 && positions == [.end])
    }
}
